export { httpServices, type HttpServicesOptions } from './http-services.ts';
