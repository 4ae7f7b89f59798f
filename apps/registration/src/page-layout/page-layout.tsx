import { PopupLayout } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';
import type { BrandLinks } from '../brand/brand.ts';
import type { Route } from '../routes/route.ts';
import { ShopLayout } from './shop-layout.tsx';

type Props = {
  layout: Route['layout'];
  texts: Texts;
  /** The brand's name. */
  name: string;
  links: BrandLinks;
  /** The part of the page that changes. */
  children: ReactNode;
};

/** What stands around a screen: the shop's header, panel and footer, a popup's bare window, or nothing (Registration §2). */
export function PageLayout({ layout, children, ...shop }: Props) {
  switch (layout) {
    case 'default':
      return <ShopLayout {...shop}>{children}</ShopLayout>;
    case 'popup':
      return <PopupLayout>{children}</PopupLayout>;
    case 'none':
      return (
        <main id="main" tabIndex={-1} className="mx-auto max-w-form px-6 py-10">
          {children}
        </main>
      );
  }
}
