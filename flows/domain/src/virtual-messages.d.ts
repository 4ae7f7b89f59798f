declare module 'virtual:crema-messages/*' {
  import type { CompiledMessages } from '@crema/flow-domain/messages';
  const messages: CompiledMessages;
  export default messages;
}

declare module 'virtual:crema-messages/all/*' {
  import type { CompiledMessages } from '@crema/flow-domain/messages';
  /** One locale's texts of the flow. @throws if the locale has no message file */
  export default function messagesOf(locale: string): CompiledMessages;
}
