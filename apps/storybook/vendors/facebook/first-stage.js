// The first stage, whose second never comes.
