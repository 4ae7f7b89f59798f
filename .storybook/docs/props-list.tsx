import { Source } from '@storybook/addon-docs/blocks';
import { isValue, nativeSentence } from '../../design-system/build/docs/api/api-markdown.mjs';
import type { ComponentApi, FunctionApi, Prop } from '../../design-system/build/docs/api/entry-api.mjs';
import { Inline } from './markdown.tsx';
import type { Api } from './pages.ts';

/** All exports of a component's entry, with their props. */
export function ApiOf({ api }: { api: Api }) {
  const several = api.components.length + api.functions.length > 1;
  return (
    <>
      {api.components.map((component) => (
        <ComponentProps key={component.name} component={component} titled={several} />
      ))}
      {api.functions.map((each) => (
        <FunctionParams key={each.name} of={each} titled={several} />
      ))}
    </>
  );
}

function ComponentProps({ component, titled }: { component: ComponentApi; titled: boolean }) {
  return (
    <>
      {titled ? <h3>{component.name}</h3> : null}
      {titled ? <Description text={component.description} /> : null}
      {component.props.length > 0 ? <Props props={component.props} /> : null}
      {component.props.length + component.natives.length === 0 ? <p>It has no props.</p> : null}
      {component.natives.map((native) => (
        <p key={native.element} className="crema-native">
          <Inline>{nativeSentence(native)}</Inline>
        </p>
      ))}
      {component.types.map(({ name, text }) => (
        <Source key={name} code={text} language="typescript" />
      ))}
    </>
  );
}

function FunctionParams({ of, titled }: { of: FunctionApi; titled: boolean }) {
  return (
    <>
      {titled ? <h3>{of.name}</h3> : null}
      <Source code={of.signature} language="typescript" />
      <Description text={of.description} />
      {of.params.some(({ description }) => description) ? <Props props={of.params} /> : null}
      {of.types.map(({ name, text }) => (
        <Source key={name} code={text} language="typescript" />
      ))}
    </>
  );
}

function Description({ text }: { text: string }) {
  return text.split('\n\n').map((part) => (
    <p key={part}>
      <Inline>{part}</Inline>
    </p>
  ));
}

function Props({ props }: { props: readonly Prop[] }) {
  return (
    <dl className="crema-props">
      {props.map((prop) => (
        <div key={prop.name}>
          <dt>
            <code>{prop.name}</code>
            {prop.required ? <span className="crema-required">required</span> : null}
          </dt>
          <dd>
            <p>
              <Inline>{prop.description}</Inline>
            </p>
            <p className="crema-type">
              <code>{prop.type}</code>
              {prop.byDefault ? (
                <span>
                  {' by default '}
                  {isValue(prop.byDefault) ? (
                    <code>{prop.byDefault}</code>
                  ) : (
                    <Inline>{prop.byDefault}</Inline>
                  )}
                </span>
              ) : null}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
