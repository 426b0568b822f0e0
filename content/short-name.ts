/** Apart from the brand's address, which browsers would load with every title otherwise. */
export const SHORT_NAME = 'Cadron';
