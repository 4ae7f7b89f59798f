declare module 'virtual:crema-messages/*' {
  import type { CompiledMessages } from '@crema/flow-domain/messages';
  const messages: CompiledMessages;
  export default messages;
}
