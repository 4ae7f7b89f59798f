export type { Database, Schema, Transaction } from './database/schema.ts';
export { createApp } from './http/app.ts';
export { createLog, type Log, type LogEntry } from './http/log.ts';
export type { Services } from './http/services.ts';
export type { IdentityBackend, NewAccount } from './identity/identity-backend.ts';
export { readSettings, type Settings } from './settings/settings.ts';
export { type Running, start } from './start.ts';
