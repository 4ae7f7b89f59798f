import process from 'node:process';
import { findBinaries } from '../../../tests/postgres/binaries.mjs';

/** Whether no PostgreSQL and its standby can be started here; what needs them is skipped then. */
export const noPair = process.platform === 'win32' || findBinaries().length === 0;
