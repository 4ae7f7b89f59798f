/** Where the library asks what the customer is. */
export const customerData = '/service/customerfrontenddata/api/v1/psdata';
