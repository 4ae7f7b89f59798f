/**
 * The form in which an e-mail address must be unique. It is made here, not by the database's `lower`, whose answer
 * depends on the collation (a Turkish one turns I into ı).
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
