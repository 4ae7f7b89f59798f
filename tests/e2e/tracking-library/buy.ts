/** Runs in the page. Posts the messages of a shop's page about an order. */
export const buy = (transaction_id: string) => {
  const post = (event_name: string, data: object) =>
    window.postMessage(JSON.stringify({ event_name, data }), location.origin);
  post('InitialPageData', { page_type: 'Order Confirmation', page_name: 'Thank you', language: 'de' });
  post('EcommerceEventData', {
    event: 'purchase',
    coupon_types: ['corporate_benefits'],
    ecommerce: {
      currency: 'EUR',
      value: '17.00',
      transaction_id,
      items: [{ item_id: 900000001, item_name: 'Beans', price: 8.5, quantity: '2' }],
    },
  });
};
