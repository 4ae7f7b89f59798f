// Reports a wrong setting or a used port before the long build of `npm start`.
import process from 'node:process';
import { exitWith, sentence } from '../../../scripts/shared/sentence.mjs';
import { assertFree } from '../../../scripts/start/port.mjs';
import { readSettings } from '../src/server/settings/settings.ts';

await exitWith(async () => {
  const settings = readSettings(process.env);
  if (typeof settings === 'string') throw sentence(settings);
  await assertFree(settings);
});
