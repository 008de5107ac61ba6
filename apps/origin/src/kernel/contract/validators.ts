import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Call, ContractDocument } from './document';

export interface ContractValidators {
  /** Messages on a request that does not fit, none when it does. Fills in defaults and turns texts into numbers. */
  request(
    call: Call,
    parts: { query: unknown; params: unknown; headers: unknown; body: unknown },
  ): string[];
  /** Messages on an answer that does not fit, none when it does. */
  answer(
    call: Call,
    answer: { status: number; headers: Record<string, unknown>; body: string | Buffer | null },
  ): string[];
}

interface CallValidators {
  query: ValidateFunction;
  path: ValidateFunction;
  header: ValidateFunction;
  body?: ValidateFunction;
  answers: Map<string, () => ValidateFunction>;
}

/** Compiles when first asked, and once. */
function whenAsked(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

function describe(where: string, errors: ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map((error) => {
    const place = `${where}${error.instancePath}`;
    const { allowedValues, additionalProperty } = error.params;
    if (Array.isArray(allowedValues)) return `${place} must be one of ${allowedValues.join(', ')}.`;
    if (typeof additionalProperty === 'string')
      return `${place} must not have "${additionalProperty}".`;
    return `${place} ${error.message ?? 'does not fit'}.`;
  });
}

const isEmptyObject = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  Object.keys(body).length === 0;

/**
 * Compiles what calls are asked with at once; a mistake in the document is an error here, at boot. The schemas of answers are
 * six sevenths of the work and are for tests alone: each is compiled when the first such answer is checked.
 */
export function compileContract(
  document: ContractDocument,
  calls: readonly Call[],
): ContractValidators {
  const root = { $id: 'contract', ...document };
  const options = { strict: false, allErrors: true, useDefaults: true, validateFormats: true };
  // Parameters arrive as texts, so they are coerced; a body says itself what is a number.
  const forParameters = new Ajv2020({ ...options, coerceTypes: true });
  const forBodies = new Ajv2020({ ...options, useDefaults: false });
  for (const ajv of [forParameters, forBodies]) {
    addFormats.default(ajv);
    ajv.addSchema(root);
  }

  /** A schema inside the document keeps its `#/components/…` references when it is reached through the document. */
  const resolved = (schema: Record<string, unknown>): Record<string, unknown> =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));

  const parameters = (call: Call, place: 'query' | 'path' | 'header') => {
    const own = call.parameters.filter((parameter) => parameter.in === place);
    const name = (text: string) => (place === 'header' ? text.toLowerCase() : text);
    return forParameters.compile({
      type: 'object',
      properties: Object.fromEntries(own.map((one) => [name(one.name), resolved(one.schema)])),
      required: own.filter((one) => one.required).map((one) => name(one.name)),
      // Callers may send further headers, but a query that means nothing here is a mistake worth
      // telling.
      additionalProperties: place === 'header',
    });
  };

  const compiled = new Map<Call, CallValidators>(
    calls.map((call) => {
      const answers = new Map<string, () => ValidateFunction>();
      for (const [status, { content }] of call.answers) {
        const schema = content?.['application/json']?.schema;
        if (schema) {
          answers.set(
            status,
            whenAsked(() => forBodies.compile(resolved(schema))),
          );
        }
      }
      return [
        call,
        {
          query: parameters(call, 'query'),
          path: parameters(call, 'path'),
          header: parameters(call, 'header'),
          body: call.body && forBodies.compile(resolved(call.body.schema)),
          answers,
        },
      ];
    }),
  );

  const of = (call: Call): CallValidators => {
    const validators = compiled.get(call);
    if (!validators) throw new Error(`The call ${call.operationId} was not compiled.`);
    return validators;
  };

  return {
    request(call, { query, params, headers, body }) {
      const validators = of(call);
      const messages: string[] = [];
      const check = (where: string, validate: ValidateFunction, value: unknown) => {
        if (!validate(value)) messages.push(...describe(where, validate.errors));
      };
      check('query', validators.query, query);
      check('path', validators.path, params);
      check('headers', validators.header, headers);
      if (validators.body) {
        if (body !== undefined || call.body?.required) check('body', validators.body, body ?? null);
      } else if (body !== undefined && !isEmptyObject(body)) {
        messages.push('body must be absent: this call takes none.');
      }
      return messages;
    },

    answer(call, { status, headers, body }) {
      const key = String(status);
      const documented = call.answers.get(key);
      if (!documented) return [`${call.operationId} answered ${key}, which is not documented.`];
      const messages: string[] = [];
      for (const [name, header] of documented.headers) {
        if (header.required && headers[name] === undefined)
          messages.push(`header ${name} is missing.`);
      }
      const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
      const types = Object.keys(documented.content ?? {});
      if (types.length === 0) {
        if (body !== null && body.length > 0) messages.push(`${key} must have no body.`);
        return messages;
      }
      if (!types.includes(type))
        messages.push(`${key} is ${type || 'untyped'}, not ${types.join(' or ')}.`);
      const validateOf = of(call).answers.get(key);
      if (type === 'application/json' && validateOf) {
        const validate = validateOf();
        if (!validate(JSON.parse(String(body)))) {
          messages.push(...describe('answer', validate.errors));
        }
      }
      return messages;
    },
  };
}
