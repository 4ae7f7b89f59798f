import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Necessity } from '../../src/field/field-props.ts';
import { DesignSystemProvider } from '../../src/index.ts';
import { showCounting, showServerHtml } from '../show.tsx';
import { strings } from '../strings.ts';
import type { FieldOptions, Posted, TestedProps } from './options.ts';
import { findStage, Stage } from './stage.tsx';
import type { Staged } from './stage.tsx';

type Which = 'first' | 'second';

/** Props of a property. `starts` and `holds` choose one of the field's two values as `defaultValue` or as `value`. */
export type SubjectProps = Omit<
  TestedProps<never>,
  'defaultValue' | 'label' | 'name' | 'value' | keyof Necessity
> &
  Necessity & {
    starts?: Which;
    holds?: Which;
  };

/** A field as the properties use it, whatever the type of its values is. */
export type Subject = {
  ui: (props?: SubjectProps) => ReactNode;
  posts: Readonly<Record<Which, Posted>>;
  enter: (stage: Staged) => Promise<void>;
  frame: 'control' | 'group';
  stops: readonly string[];
  autoComplete: readonly string[];
};

/** Every text that a field can have. */
export const texts = { hint: 'Hinweis.', constraint: 'Regel.', error: 'Fehlt noch.' } as const;

/** Hides the type of the values, so that each property is written only once. */
export function subject<Value, Props, Title extends string>(
  options: FieldOptions<Value, Props, Title>,
): Subject {
  const { first, second, frame = 'control', stops = ['Feld'], autoComplete } = options;
  const value = { first: first.value, second: second.value };
  return {
    ui: ({ starts, holds, ...props } = {}) =>
      options.render({
        name: 'x',
        label: 'Feld',
        ...props,
        ...(starts ? { defaultValue: value[starts] } : {}),
        ...(holds ? { value: value[holds] } : {}),
      }),
    posts: { first: first.posts, second: second.posts },
    enter: ({ controls }) => options.enter(controls),
    frame,
    stops,
    autoComplete,
  };
}

const inProvider = (ui: ReactNode) => <DesignSystemProvider strings={strings}>{ui}</DesignSystemProvider>;

/** Renders any page within the provider, with a function that renders it again. `wrap` goes around all of it. */
export async function showUi(ui: ReactNode, wrap = (page: ReactNode) => page) {
  const screen = await render(wrap(inProvider(ui)));
  return { screen, again: (ui: ReactNode) => screen.rerender(wrap(inProvider(ui))) };
}

/** Renders the field in a form. `again` gives it other props. */
export async function showField(field: Subject, props?: SubjectProps) {
  const stage = (props?: SubjectProps) => <Stage>{field.ui(props)}</Stage>;
  const { screen, again } = await showUi(stage(props));
  return {
    ...findStage(screen.container, field.frame),
    again: (props: SubjectProps) => again(stage(props)),
    unmount: screen.unmount,
  };
}

/** Renders the same, and counts React's commits. */
export async function showFieldCounting(field: Subject, props?: SubjectProps) {
  const { screen, commits } = await showCounting(<Stage>{field.ui(props)}</Stage>);
  return { ...findStage(screen.container, field.frame), commits };
}

/** Renders the same as a server does. */
export function showFieldFromServer(field: Subject, props?: SubjectProps) {
  const page = showServerHtml(<Stage>{field.ui(props)}</Stage>);
  return { ...page, stage: findStage(page.container, field.frame) };
}

/** The properties of one topic, by their sentences. */
export type Property = (field: Subject) => Promise<void>;
