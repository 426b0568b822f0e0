/** Cost of a new password hash (scrypt's N): about a tenth of a second of one core. Tests of the database use 2. */
export const PASSWORD_COST = 2 ** 14;
