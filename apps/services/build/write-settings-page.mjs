// Writes docs/settings.md, the reference of all settings of the services: `npm run generate`. `--check` only compares.
import { writeOrCheck } from '../../../scripts/shared/write-or-check.mjs';
import { settingsPage } from '../src/server/settings/settings-page.ts';

writeOrCheck(new URL('../../../docs/', import.meta.url), new Map([['settings.md', settingsPage()]]));
