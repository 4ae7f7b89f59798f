import process from 'node:process';
import { findBinaries } from '../../../tests/postgres/binaries.mjs';

/** True if this machine cannot start a PostgreSQL server with a standby. Tests that need them are skipped then. */
export const noPair = process.platform === 'win32' || findBinaries().length === 0;
