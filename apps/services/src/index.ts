export type { Database, Schema, Transaction } from './database/schema.ts';
export { createApp } from './server/app.ts';
export { createLog, type Log, type LogEntry } from './log/log.ts';
export type { Services } from './server/services.ts';
export type { IdentityBackend, NewAccount } from './identity/identity-backend.ts';
export { readSettings, type Settings } from './settings/settings.ts';
export { type Running, start } from './server/start.ts';
