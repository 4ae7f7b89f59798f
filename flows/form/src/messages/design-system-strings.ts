import type { DesignSystemStrings } from '@crema/design-system';
import type { Texts } from './create-texts.ts';

/**
 * Returns the texts of the design system from a page's texts. Each is looked up when a component uses it, so a page contains the
 * texts of its own components only. A class, because its getters are not enumerable: React's development build reads every
 * enumerable property.
 */
export const designSystemStrings = ({ t }: Texts): DesignSystemStrings =>
  new (class {
    get required() {
      return t('field.required.mark');
    }

    get optional() {
      return t('field.optional');
    }

    get loading() {
      return t('a11y.loading');
    }

    get passwordShow() {
      return t('field.password.show');
    }

    get passwordHide() {
      return t('field.password.hide');
    }

    get passwordStrength() {
      return {
        label: t('field.password.strength.label'),
        0: t('field.password.strength.0'),
        1: t('field.password.strength.1'),
        2: t('field.password.strength.2'),
        3: t('field.password.strength.3'),
      };
    }

    get detailShow() {
      return t('consent.detail.show');
    }

    get detailHide() {
      return t('consent.detail.hide');
    }

    get close() {
      return t('action.close');
    }

    get errorPrefix() {
      return t('a11y.errorPrefix');
    }
  })();
