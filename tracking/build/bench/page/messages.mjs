/** What a page posts, and what it pushes where it has nothing but the data layer. */
const json = (event_name, data) => JSON.stringify({ event_name, data });

export const page = {
  page_type: 'webshop_registration',
  page_name: 'Sign up',
  language: 'de',
  is_spa: true,
};

export const pageView = json('InitialPageData', page);

export const customEvent = json('CustomEventData', {
  event_category: 'registration',
  event_action: 'success',
  event_label: 'webshop',
});
