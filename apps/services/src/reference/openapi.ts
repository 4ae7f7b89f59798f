import type { JsonSchema } from '@valibot/to-json-schema';

/** The parts of OpenAPI 3.1 that the document has. */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: Readonly<Record<'title' | 'summary' | 'description' | 'version', string>> & {
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly jsonSchemaDialect: string;
  readonly servers: readonly Server[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** Where the paths are. */
interface Server {
  readonly url: string;
  readonly description: string;
}

/** A path with what can be asked there. */
export interface PathItem extends Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>> {
  readonly servers?: readonly Server[];
}

/** A call. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly ParameterObject[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, ResponseObject>>;
  /** In which order it refuses, which the responses' own cannot tell: numbers are sorted. */
  readonly 'x-refusals-in-order': readonly RefusalInOrder[];
}

/** One way in which a call refuses. */
export interface RefusalInOrder {
  readonly status: number;
  readonly codes: readonly string[];
  readonly when: string;
}

/** Something a call is told beside its body. */
export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** What is sent or answered, by its media type. */
type Content = Readonly<
  Record<
    string,
    { readonly schema: JsonSchema; readonly examples?: Readonly<Record<string, { value: object }>> }
  >
>;

/** What a call is sent. */
export interface RequestBody {
  readonly required: boolean;
  readonly description?: string;
  readonly content: Content;
}

/** What a call answers. */
export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Content;
}
