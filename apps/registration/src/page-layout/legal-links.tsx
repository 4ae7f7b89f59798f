import { Link, VisuallyHidden } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { BrandLinks } from '../brand/brand.ts';

type Props = {
  texts: Texts;
  links: BrandLinks;
};

/**
 * Small links to privacy and imprint, for a page without a footer. They open a new window, because this one may be a frame or a
 * popup, and its form would be lost.
 */
export function LegalLinks({ texts: { t }, links }: Props) {
  return (
    <nav aria-label={t('page.footer.label')} className="mt-group flex flex-wrap gap-x-6 gap-y-2 text-small">
      {(['privacy', 'imprint'] as const).map((name) => (
        <Link key={name} standalone href={links[name]} target="_blank">
          <span>
            <span>{t(`page.footer.${name}`)}</span>
            <VisuallyHidden>{` ${t('a11y.popup.opened')}`}</VisuallyHidden>
          </span>
        </Link>
      ))}
    </nav>
  );
}
