import { notices } from '../log/warnings.ts';
import { copyCustomFields } from './custom-fields.ts';
import type { Format } from './data-layer-channel.ts';
import { pageFields } from './page-fields.ts';
import { missingParameters } from './required-parameters.ts';
import { visitorFields } from './visitor-fields.ts';

/** The classic format of the data layer: a message's own fields, under the message's own name as `event`. */
export const classic: Format = {
  name: 'classic',
  page: (page, context) => {
    const record = { event: page.name, ...pageFields(page, context) };
    const missing = missingParameters(page.data);
    return missing.length > 0
      ? { record, warnings: [notices.missingParameters(page.data.page_type ?? '', missing)] }
      : { record };
  },
  custom: (data, { consent }) => {
    const fields = visitorFields(consent);
    copyCustomFields('all', data, fields);
    return { record: Object.assign(fields, { event: 'CustomEventData' }) };
  },
};
