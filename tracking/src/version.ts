/** The client version (Tracking §1). */
export const version = '5.3.0';
