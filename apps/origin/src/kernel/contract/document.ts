import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The parts of an OpenAPI 3.1 document that this server reads. References are left as they are. */
export interface Reference {
  $ref: string;
}
export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  required?: boolean;
  schema: Record<string, unknown>;
}
export interface Header {
  required?: boolean;
  schema: Record<string, unknown>;
}
export interface Answer {
  headers?: Record<string, Header | Reference>;
  content?: Record<string, { schema: Record<string, unknown> }>;
}
export interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema: Record<string, unknown> }>;
  };
  responses: Record<string, Answer | Reference>;
}
export interface ContractDocument {
  servers: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** One documented call, with its references followed and its path complete. */
export interface Call {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, complete and in the router's notation: /images/:realm/:titleId/:crop. */
  url: string;
  parameters: readonly Parameter[];
  body?: { required: boolean; schema: Record<string, unknown> };
  answers: ReadonlyMap<
    string,
    { headers: ReadonlyMap<string, Header>; content: Answer['content'] }
  >;
  needs: {
    realmKey: boolean;
    /** The key may be in the address (`key`), where the caller can send no header. */
    keyInLink: boolean;
    viewer: 'no' | 'optional' | 'yes';
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const require = createRequire(import.meta.url);

/** The path of a file of the contract. */
export function contractFile(path: string): string {
  return require.resolve(`@marquee/schemas/${path}`);
}

export function readContract(): ContractDocument {
  const text = readFileSync(contractFile('origin/generated/openapi.json'), 'utf8');
  // The document is ours and tested: this is the boundary where its shape is taken for granted.
  return JSON.parse(text) as ContractDocument;
}

function follow<T extends object>(document: ContractDocument, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const [, , group = '', name = ''] = value.$ref.split('/');
  const found = document.components[group]?.[name];
  if (typeof found !== 'object' || found === null) {
    throw new Error(`The contract refers to ${value.$ref}, which does not exist.`);
  }
  return found as T;
}

function needsOf(security: Record<string, string[]>[]): Call['needs'] {
  const withViewer = security.filter((option) => 'viewer' in option).length;
  return {
    realmKey: security.some((option) => 'realmKey' in option || 'realmKeyInLink' in option),
    keyInLink: security.some((option) => 'realmKeyInLink' in option),
    viewer: withViewer === 0 ? 'no' : withViewer === security.length ? 'yes' : 'optional',
  };
}

/** Every call of the document. */
export function listCalls(document: ContractDocument): Call[] {
  const calls: Call[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const servers = (item.servers ?? document.servers) as { url: string }[];
    const base = (servers[0]?.url ?? '').replace('{address}', '');
    for (const method of methods) {
      const operation = item[method] as Operation | undefined;
      if (!operation) continue;
      const answers = new Map<
        string,
        { headers: Map<string, Header>; content: Answer['content'] }
      >();
      for (const [status, answer] of Object.entries(operation.responses)) {
        const { headers = {}, content } = follow<Answer>(document, answer);
        answers.set(status, {
          headers: new Map(
            Object.entries(headers).map(([name, header]) => [
              name,
              follow<Header>(document, header),
            ]),
          ),
          content,
        });
      }
      const body = operation.requestBody;
      const schema = body?.content['application/json']?.schema;
      calls.push({
        operationId: operation.operationId,
        method: method.toUpperCase() as Call['method'],
        url: `${base}${path}`.replaceAll(/\{(\w+)\}/g, ':$1'),
        parameters: (operation.parameters ?? []).map((one) => follow<Parameter>(document, one)),
        body: schema && { required: body?.required ?? false, schema },
        answers,
        needs: needsOf(operation.security ?? document.security ?? []),
      });
    }
  }
  return calls;
}
