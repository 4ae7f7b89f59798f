import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/shared/places.mjs';
import messages from './messages.json' with { type: 'json' };

/** A text that a file has once, and the text that the field adds behind it. */
type Addition = readonly [behind: string, added: string];

/** The additions to files that other fields share. */
const additions: Readonly<Record<string, readonly Addition[]>> = {
  'flows/domain/src/fields/planned-field.ts': [
    ["personTexts = ['firstName', 'lastName', 'companyName'", ", 'nickname'"],
    ['  readonly email: unknown;\n', '  readonly nickname: unknown;\n'],
  ],
  'flows/domain/src/fields/person-rules.ts': [
    [
      "import { nameRule } from './name/name-rule.ts';\n",
      "import { judgeNickname } from './nickname/nickname-rule.ts';\n",
    ],
    ['  name: nameRule,\n', '  nickname: judgeNickname,\n'],
  ],
  'flows/domain/src/fields/person-fields.ts': [
    [
      "nameFields } from './name/name-field.ts';\n",
      "import { nicknameField } from './nickname/nickname-field.ts';\n",
    ],
    [
      '    ...nameFields(site, company, (of) => `personalData.${of}`),\n',
      "    ...(flow === 'standalone' ? [nicknameField] : []),\n",
    ],
  ],
  'flows/form/src/fields/person-fields.tsx': [
    ['  BirthDateField as PlannedBirthDate,\n', '  FieldOf,\n'],
    [
      '      return <NameField field={field} />;\n',
      `
    case 'nickname':
      return <NicknameField field={field} />;
`.slice(1),
    ],
    [
      `
      autoCapitalize="words"
      spellCheck={false}
    />
  );
}
`,
      `
/** A nickname, which may be left out. */
function NicknameField({ field }: { field: FieldOf<'nickname'> }) {
  const { texts } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  return (
    <TextField
      name={field.name}
      label={texts.t('field.nickname.label')}
      autoComplete="off"
      optional
      defaultValue={startValue()}
      state={state}
      error={issue && texts.issue(issue)}
    />
  );
}
`,
    ],
  ],
  'flows/registration/test-support/headless/plain-field.tsx': [
    [
      `
    case 'birthDate':
      return <PlainBirthDate field={field} />;
`,
      `
    case 'nickname':
      return (
        <PlainInput
          name={name}
          required={required}
          label={texts.t('field.nickname.label')}
          autoComplete="off"
        />
      );
`.slice(1),
    ],
  ],
  'tests/agreement/right-entries.ts': [
    [
      `
    case 'birthDate':
      return birthDate(draw, scene);
`,
      `
    case 'nickname':
      return one(draw.pick(['', 'Kiki', 'N'.repeat(20)]));
`.slice(1),
    ],
  ],
  'tests/agreement/person-faults.ts': [
    [
      '  ...reserved,\n',
      `
  inField('nicknameMaxLength', 'nickname', ['N'.repeat(21)]),
  inField('invalidCharacter', 'nickname', foreignSigns),
`.slice(1),
    ],
  ],
};

/** Changes a file of a folder. */
async function change(folder: string, path: string, edit: (text: string) => string): Promise<void> {
  const file = join(folder, path);
  await writeFile(file, edit(await readFile(file, 'utf8')));
}

/** Adds a text behind another. @throws if the file does not have the other text exactly once */
function add(path: string, text: string, [behind, added]: Addition): string {
  const [before, after, ...more] = text.split(behind);
  if (after === undefined || more.length > 0) throw new Error(`${path} does not have once: ${behind}`);
  return before + behind + added + after;
}

/** Adds the nickname to a copy of the repository, as recipe 7 of CONTRIBUTING says. */
export async function addField(folder: string): Promise<void> {
  await cp(join(root, 'tests/e2e/new-field/files'), folder, { recursive: true });
  for (const [path, each] of Object.entries(additions)) {
    await change(folder, path, (text) => each.reduce((sum, addition) => add(path, sum, addition), text));
  }
  for (const [locale, texts] of Object.entries(messages)) {
    await change(folder, `flows/domain/src/messages/${locale}.json`, (text) =>
      JSON.stringify({ ...JSON.parse(text), ...texts }, undefined, 2),
    );
  }
}
