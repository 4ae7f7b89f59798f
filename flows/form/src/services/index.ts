export {
  httpAddressServices,
  type HttpAddressServicesOptions,
  type QuietCall,
} from './http-address-services.ts';
export { httpServices, type HttpServicesOptions } from './http-services.ts';
export { loginIdOf } from './login-id.ts';
