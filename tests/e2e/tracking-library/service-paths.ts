/** The path at which the library requests the customer's data. */
export const customerData = '/service/customerfrontenddata/api/v1/psdata';
