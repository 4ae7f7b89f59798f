/** Values of an invented shopper for a sign-up. The development server's scenarios and the bench of pages use them. */
export const samplePerson = {
  'personalData.salutation': 'MRS',
  'personalData.firstName': 'Erika',
  'personalData.lastName': 'Muster',
  'personalData.birthDate.day': '03',
  'personalData.birthDate.month': '02',
  'personalData.birthDate.year': '1985',
  password: 'Kaffee123',
};
