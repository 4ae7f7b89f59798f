import type { DesignSystemStrings } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';

/** The design system's own words, in the page's language. */
export function designSystemStrings({ t }: Texts): DesignSystemStrings {
  return {
    required: t('field.required.mark'),
    optional: t('field.optional'),
    loading: t('a11y.loading'),
    passwordShow: t('field.password.show'),
    passwordHide: t('field.password.hide'),
    passwordStrength: {
      label: t('field.password.strength.label'),
      0: t('field.password.strength.0'),
      1: t('field.password.strength.1'),
      2: t('field.password.strength.2'),
      3: t('field.password.strength.3'),
    },
    detailShow: t('consent.detail.show'),
    detailHide: t('consent.detail.hide'),
    close: t('action.close'),
    errorPrefix: t('a11y.errorPrefix'),
  };
}
