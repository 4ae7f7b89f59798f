import { expect, onTestFinished, test, vi } from 'vitest';
import { typed } from '../../test-support/field-suite/entering.ts';
import { properties } from '../../test-support/field-suite/properties.ts';
import { subject } from '../../test-support/field-suite/subject.tsx';
import { WorstField } from '../../test-support/field-suite/worst-field.tsx';

const worst = subject({
  component: WorstField,
  render: (props) => <WorstField {...props} />,
  first: { value: 'Zoë', posts: [['x', 'Zoë']] },
  second: { value: 'Ada', posts: [['x', 'Ada']] },
  enter: typed('Ada'),
  autoComplete: ['given-name'],
});

test.each(Object.entries(properties))(
  'a field that does everything wrong is caught: %s',
  async (_, check) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => quiet.mockRestore());
    await expect(check(worst)).rejects.toThrow(/./);
  },
);
