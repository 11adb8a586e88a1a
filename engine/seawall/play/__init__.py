"""What may be done now and why not, paying, and carrying out what is played."""
