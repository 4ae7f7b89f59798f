import { afterEach, describe, expect, test } from 'vitest';
import { settle } from '../../api/options.ts';
import { start } from './listen-to-clicks.ts';

const options = { sites: { de: { host: 'www.crema.example' } } };
let stop = () => {};

/** Listens to clicks on this page. Returns the posted messages. */
function listen(listeners = true) {
  const told: unknown[] = [];
  start({
    window,
    settings: settle({ ...options, listeners }),
    post: (...message) => told.push(message),
    onStop: (run) => (stop = run),
  });
  return told;
}

/** Shows markup and clicks on the element with the id `here`. Returns the posted messages. */
function clickOn(markup: string) {
  const told = listen();
  document.body.innerHTML = markup;
  // The page stays where it is.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document
    .querySelector('#here')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return told;
}

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('A custom event', () => {
  test('is posted by a click on an element with category and action', () => {
    expect(
      clickOn(`<button id="here" data-track-category="cta" data-track-action="click" data-track-label="Buy"
        data-track-context="stage" data-track-component-type="button" data-track-subject="" data-other="x">Buy</button>`),
    ).toEqual([
      [
        'CustomEventData',
        {
          event_category: 'cta',
          event_action: 'click',
          event_label: 'Buy',
          event_context: 'stage',
          component_type: 'button',
        },
      ],
    ]);
  });

  test('is posted by a click on a part of it, from the nearest such element', () => {
    expect(
      clickOn(`<div data-track-category="outer" data-track-action="click">
        <button data-track-category="inner" data-track-action="click"><span data-track-label="x" id="here"></span></button>
      </div>`),
    ).toEqual([['CustomEventData', { event_category: 'inner', event_action: 'click' }]]);
  });

  test.each([
    ['no action', '<p id="here" data-track-category="cta"></p>'],
    ['an empty action', '<p id="here" data-track-category="cta" data-track-action=""></p>'],
    ['no attribute at all', '<a id="here" href="/x"></a>'],
  ])('is not posted by an element with %s', (_title, markup) => {
    expect(clickOn(markup)).toEqual([]);
  });
});

describe('A link fills in its kind and its target', () => {
  const told = (link: string) =>
    clickOn(`<div data-track-category="link" data-track-action="click">${link}</div>`);
  const event = { event_category: 'link', event_action: 'click' };

  test.each([
    ['within the shop', '<a id="here" href="/m/coffee?mail=a@b.example#x"></a>', 'internal', '/coffee'],
    ['to the site’s host', '<a id="here" href="https://www.crema.example/a/b@c.de"></a>', 'internal', '/a'],
    ['elsewhere', '<a href="https://news.example/a?b=c"><b id="here"></b></a>', 'external', 'news.example/a'],
    ['to be saved', '<a id="here" download href="/list"></a>', 'download', '/list'],
    [
      'to a document',
      '<a id="here" href="https://docs.example/A.PDF?x=1"></a>',
      'download',
      'docs.example/A.PDF',
    ],
  ])('%s', (_title, link, click_type, click_target) => {
    expect(told(link)).toEqual([['CustomEventData', { ...event, click_type, click_target }]]);
  });

  test.each([
    ['an e-mail address', '<a id="here" href="mailto:ada@crema.example"></a>'],
    ['a script', '<a id="here" href="javascript:void 0"></a>'],
    ['no address', '<a id="here" href="https://:x"></a>'],
    ['nothing', '<a id="here"></a>'],
    ['a place in a drawing', '<svg><a href="/x"><text id="here"></text></a></svg>'],
  ])('but not where it leads to %s', (_title, link) => {
    expect(told(link)).toEqual([['CustomEventData', event]]);
  });

  test('but not what the element says itself', () => {
    expect(
      clickOn(`<a id="here" href="/coffee" data-track-category="link" data-track-action="click"
        data-track-click-type="teaser" data-track-click-target="stage"></a>`),
    ).toEqual([['CustomEventData', { ...event, click_type: 'teaser', click_target: 'stage' }]]);
  });
});

describe('A tile', () => {
  test('posts its product and its place', () => {
    expect(
      clickOn(`<article data-track-product-id="4711" data-track-source-product-id="4712" data-track-source-level-1="coffee"
        data-track-source-level-5="e" data-track-click-feature="list" data-track-webshop-style="true"
        data-track-quickbuy="no" data-track-search-id="s1"><a href="/p/4711"><img id="here"></a></article>`),
    ).toEqual([
      [
        'ProductSourceEventData',
        {
          product_id: '4711',
          source_product_id: '4712',
          source_level_1: 'coffee',
          source_level_5: 'e',
          click_feature: 'list',
          webshop_style: 'true',
          quickbuy: 'no',
          search_id: 's1',
        },
      ],
    ]);
  });

  test('posts its product before an event', () => {
    const told = clickOn(`<article data-track-product-id="1">
      <button id="here" data-track-category="product" data-track-action="click"></button></article>`);
    expect(told).toEqual([
      ['ProductSourceEventData', { product_id: '1' }],
      ['CustomEventData', { event_category: 'product', event_action: 'click' }],
    ]);
  });

  test('without a product is none', () => {
    expect(clickOn('<article id="here" data-track-product-id=""></article>')).toEqual([]);
  });
});

test('Clicks are posted even if the page stops their propagation', () => {
  const told = listen();
  document.body.innerHTML = '<p data-track-product-id="1"></p>';
  const tile = document.querySelector('p');
  tile?.addEventListener('click', (event) => event.stopPropagation());
  tile?.click();
  expect(told).toEqual([['ProductSourceEventData', { product_id: '1' }]]);
  stop();
  tile?.click();
  expect(told).toHaveLength(1);
});

test('Nothing is posted without the option', () => {
  const told = listen(false);
  document.body.innerHTML = '<p data-track-product-id="1"></p>';
  document.querySelector('p')?.click();
  expect(told).toEqual([]);
});
