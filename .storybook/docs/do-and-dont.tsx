import { splitDoAndDont } from '../../design-system/build/docs/parse-page.mjs';
import { Icon } from '../../design-system/src/index.ts';
import { Markdown } from './markdown.tsx';

/** The two lists side by side, each told apart by word and sign as well as by colour. */
export function DoAndDont({ body }: { body: string }) {
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
