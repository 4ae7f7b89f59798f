export { failureOf } from './http-response.ts';
export {
  httpAddressServices,
  type HttpAddressServicesOptions,
  type QuietCall,
} from './http-address-services.ts';
export { type CallOptions, jsonCalls } from './http-call.ts';
export { httpServices, type HttpServicesOptions } from './http-services.ts';
export { loginIdOf } from './login-id.ts';
