// Packs postal codes and towns into the one file that the services read. `node apps/services/build/pack-postal.mjs <folder>`,
// with a `<CC>.tsv` per country in the folder. Where those come from: ../src/core/postal/data/README.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pack } from '../src/core/postal/packed-file.ts';
import { arrange } from '../src/core/postal/arrange.ts';
import { readCities, readMunicipalities } from '../src/core/postal/read-cities.ts';
import { readFolder } from '../src/core/postal/read-folder.ts';

const [folder, target = fileURLToPath(new URL('../src/core/postal/data/postal-codes.br', import.meta.url))] =
  process.argv.slice(2);
const cities = readCities();
const municipalities = readMunicipalities();
const { countries, complaints } = folder
  ? readFolder(folder, (country, pairs) =>
      arrange(country, pairs, cities.get(country) ?? [], municipalities.get(country) ?? []),
    )
  : {
      countries: new Map(),
      complaints: ['Name the folder of the files: pack-postal.mjs <folder> [<target>]'],
    };
if (complaints.length === 0 && countries.size === 0) complaints.push(`There is no <CC>.tsv in ${folder}.`);
for (const complaint of complaints) console.error(`postal: ${complaint}`);
if (complaints.length > 0) process.exit(1);

const packed = pack(countries);
writeFileSync(target, packed);
let pairs = 0;
for (const { townOfPair } of countries.values()) pairs += townOfPair.length;
console.log(`postal: ${pairs} pairs of ${countries.size} countries in ${packed.length} bytes`);
