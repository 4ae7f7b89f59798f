import { expectTypeOf, test } from 'vitest';
import type {
  CustomEventDataInput,
  EcommerceEventDataInput,
  InitialPageDataInput,
  ItemListDataInput,
  LeadDataInput,
  PageType,
  ProductSourceEventDataInput,
} from '../../index.ts';

test('A message that says nothing does not compile', () => {
  expectTypeOf<object>().not.toExtend<CustomEventDataInput>();
  expectTypeOf<{ event_category: string }>().not.toExtend<CustomEventDataInput>();
  expectTypeOf<{ event_category: string; event_action: string }>().toExtend<CustomEventDataInput>();
  expectTypeOf<{ event_name: string }>().toExtend<CustomEventDataInput>();
  expectTypeOf<object>().not.toExtend<EcommerceEventDataInput>();
  expectTypeOf<object>().not.toExtend<ItemListDataInput>();
  expectTypeOf<object>().not.toExtend<LeadDataInput>();
  expectTypeOf<object>().not.toExtend<ProductSourceEventDataInput>();
});

test('An unknown page type does not compile', () => {
  expectTypeOf<'Homepge'>().not.toExtend<PageType>();
  expectTypeOf<'Homepage' | 'homepage' | 'Order Confirmation'>().toExtend<PageType>();
  expectTypeOf<{ page_type: 'Homepge' }>().not.toExtend<InitialPageDataInput>();
});
