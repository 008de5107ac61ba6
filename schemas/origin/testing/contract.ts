import { readFileSync } from 'node:fs';

/** A part of the contract, as far as tests read it. */
export interface Part {
  $ref?: string;
  type?: string;
  required?: string[];
  enum?: unknown[];
  pattern?: string;
  items?: Part;
  properties?: Record<string, Part>;
  /** Of a parameter. */
  name?: string;
  in?: string;
  schema?: Part;
  /** Of a body or an answer. */
  content?: { 'application/json': { schema: Part } };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Operation {
  'x-spec'?: string;
  operationId: string;
  parameters?: Part[];
  requestBody?: Part;
  responses: Record<string, Part>;
}

type PathItem = Partial<Record<(typeof METHODS)[number], Operation>> & {
  servers?: readonly { url: string }[];
};

interface Contract {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, Part>>;
}

/** One call of the contract. */
export interface CallPart extends Operation {
  method: string;
  path: string;
  /** The part of its address before the path, where that is not version 2 of the API. */
  base?: string;
}

// Generated, and checked when it is: the boundary of these tests.
const contract = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** What a reference leads to. Throws where there is no such part. */
export function follow(part: Part | undefined): Part {
  if (!part) throw new Error('The contract has no such part.');
  if (!part.$ref) return part;
  const [kind = '', name = ''] = part.$ref.replace('#/components/', '').split('/');
  return follow(contract.components[kind]?.[name]);
}

const inside = (part: Part): Part => (part.items ? inside(follow(part.items)) : part);

/** The part at a path such as `Licence.amounts.currency`; a list stands for what is in it. */
export function partAt(path: string): Part {
  const [name = '', ...keys] = path.split('.');
  return keys.reduce(
    (part, key) => inside(follow(inside(part).properties?.[key])),
    follow(contract.components.schemas?.[name]),
  );
}

/** The names of the fields of a part. */
export const fieldsOf = (part: Part): string[] => Object.keys(part.properties ?? {});

/** All calls. */
export const calls: readonly CallPart[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    return { ...operation, method: method.toUpperCase(), path, base: baseOf(item) };
  }),
);

/** The base of a path that has servers of its own. */
function baseOf({ servers }: PathItem): string | undefined {
  return servers?.[0]?.url.replace('{address}', '');
}

/** The call of this name. Throws where there is none. */
export function callOf(name: string): CallPart {
  const call = calls.find(({ operationId }) => operationId === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

/** The parameters of a call's query. */
export const queryOf = ({ parameters = [] }: CallPart): Part[] =>
  parameters.map(follow).filter((one) => one.in === 'query');

/** What a call sends. */
export const bodyOf = ({ requestBody }: CallPart): Part =>
  follow(follow(requestBody).content?.['application/json'].schema);

/** What a call answers when it succeeds. */
export const answerOf = ({ responses }: CallPart): Part =>
  follow(follow(responses['200']).content?.['application/json'].schema);
