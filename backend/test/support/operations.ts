import { buildDocument } from '../../src/openapi/build-document.js';
import { operationsOf } from '../../src/openapi/document.js';

/** Stands where an address names something: an id of every kind that is none. */
const ANY_ID = '7';

/** An operation of the API as a test calls it. */
export interface CallableOperation {
  method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  path: string;
  takesBody: boolean;
  isPublic: boolean;
}

/** Every operation of the document, so that what holds for all of them is tested for each that is added. */
export async function callableOperations(): Promise<CallableOperation[]> {
  return operationsOf(await buildDocument()).map(({ method, path, operation }) => ({
    method,
    path: path.replace(/\{\w+\}/g, ANY_ID),
    takesBody: operation.requestBody !== undefined,
    isPublic: operation.security?.length === 0,
  }));
}
