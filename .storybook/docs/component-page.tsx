import { Canvas, DocsContext, DocsPage as StandardPage, Source, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { ComponentProps } from 'react';
import { useTheme } from 'storybook/theming';
import { parsePage, splitDoAndDont } from '../../design-system/build/docs/parse-page.mjs';
import { Icon } from '../../design-system/src/index.ts';
import './docs.css';
import { Markdown } from './markdown.tsx';
import { type Api, componentPage } from './pages.ts';
import { ApiOf } from './props-list.tsx';
import { PageHead, Prose, Section } from './prose.tsx';
import { Scorecard } from './scorecard.tsx';

const pages = new Map<string, ReturnType<typeof componentPage>>();

/** The page above a component's stories: our own, if there is one beside the component, else Storybook's. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters.fileName);
  const [, folder = ''] = /design-system\/src\/([\w-]+)\//.exec(file) ?? [];
  const [, component = ''] = /([\w-]+)\.stories\.tsx$/.exec(file) ?? [];
  const found = pages.get(folder) ?? componentPage(folder);
  pages.set(folder, found);
  const page = use(found);
  const [first] = use(DocsContext).componentStories();
  return (
    <>
      {page ? <ComponentPage {...page} /> : <StandardPage />}
      {first ? <Scorecard component={component} storyId={first.id} /> : null}
    </>
  );
}

type ComponentPageProps = { markdown: string; api: Api };

/** The page of a component: summary, example, the sections of its Markdown, its props, its other states. */
function ComponentPage({ markdown, api }: ComponentPageProps) {
  const { title, summary, sections } = parsePage(markdown);
  const { base } = useTheme();
  const [first, ...others] = use(DocsContext).componentStories();
  return (
    <>
      <PageHead title={title} summary={summary} />
      {first ? (
        <div className="crema-default">
          <Example story={first} sourceState="none" />
          {showsItsCode(first) ? <Source of={first.moduleExport} dark={base === 'dark'} /> : null}
        </div>
      ) : null}
      <Prose>
        {sections.map(({ title, body }) => (
          <Section key={title} title={title.replace("'", '’')}>
            {title.startsWith('Do and') ? <DoAndDont body={body} /> : <Markdown>{body}</Markdown>}
          </Section>
        ))}
        <Section title="Props">
          <ApiOf api={api} />
        </Section>
        {others.length > 0 ? <h2 id="more-states">More states</h2> : null}
      </Prose>
      {others.map((story) => (
        <section key={story.id}>
          <Prose>
            <h3 id={story.id}>{story.name}</h3>
          </Prose>
          <Example story={story} />
        </section>
      ))}
    </>
  );
}

type StoryOfPage = ReturnType<
  ComponentProps<typeof DocsContext.Provider>['value']['componentStories']
>[number];

type ExampleProps = { story: StoryOfPage; sourceState?: 'none' | 'hidden' };

function Example({ story, sourceState = 'hidden' }: ExampleProps) {
  const window = needsWindow(story);
  return (
    <Canvas
      of={story.moduleExport}
      sourceState={window ? 'none' : sourceState}
      className={isOnPhone(story) ? 'crema-phone' : ''}
      layout={window ? 'fullscreen' : 'padded'}
      {...(window ? { story: { inline: false, height: isTall(story) ? '36rem' : '22rem' } } : {})}
    />
  );
}

/**
 * Returns true if a story consists of props, so that its code shows the component with these props. The code of other stories
 * would show how the story is written. A function among the props has no readable code in a built Storybook, and the page has
 * better examples.
 */
const showsItsCode = ({ parameters, initialArgs }: StoryOfPage): boolean =>
  parameters.__isArgsStory === true && !Object.values(initialArgs).some((arg) => typeof arg === 'function');

/**
 * Returns true if a story covers the window, is a whole page, or sets the page's theme or direction. It then gets a window of its
 * own.
 */
function needsWindow(story: StoryOfPage): boolean {
  const setsPage = Object.keys(story.storyGlobals).length > 0;
  return setsPage || story.parameters.layout === 'fullscreen' || isTall(story);
}

const isTall = ({ title }: StoryOfPage): boolean => /^Layouts|\/(?:Dialog|Flyout)$/.test(title);

/** Returns true if a story is meant for a phone. Its frame is then as narrow as one. */
const isOnPhone = ({ storyGlobals }: StoryOfPage): boolean => 'viewport' in storyGlobals;

/** The two lists side by side. They differ by word and icon, not by colour alone (WCAG 2.2 1.4.1). */
function DoAndDont({ body }: { body: string }) {
  const { dos, donts } = splitDoAndDont(body);
  return (
    <div className="crema-pair">
      <div className="crema-box" data-tone="do">
        <h3>
          <Icon name="success" /> Do
        </h3>
        <Markdown>{dos}</Markdown>
      </div>
      <div className="crema-box" data-tone="dont">
        <h3>
          <Icon name="close" /> Don’t
        </h3>
        <Markdown>{donts}</Markdown>
      </div>
    </div>
  );
}
