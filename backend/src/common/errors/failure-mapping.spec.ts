import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { isSerializationFailure, toAppError, violatedConstraint } from './failure-mapping.js';
import { NotSignedIn } from './request-errors.js';

/** An error as the driver gives it, and as TypeORM wraps it. */
const refusals = (code: string) => {
  const refusal = Object.assign(new Error('secret detail'), { code, constraint: 'things_name_unique' });
  return [refusal, new QueryFailedError('SELECT * FROM things', ['parameter'], refusal)];
};

describe('a database error', () => {
  it.each([
    ['22021', 400, 'text with U+0000'],
    ['22003', 400, 'a number out of range'],
    ['2201W', 400, 'a negative limit'],
    ['22001', 400, 'text that is too long'],
    ['22P02', 400, 'a malformed uuid'],
    ['23505', 409, 'a duplicate of a unique value'],
    ['23503', 404, 'a reference to a missing row'],
    ['40001', 409, 'a serialization failure'],
    ['40P01', 409, 'a deadlock'],
    ['53300', 503, 'too many connections'],
    ['57P01', 503, 'a server that is shutting down'],
    ['57P03', 503, 'a server that is starting'],
    ['08006', 503, 'a lost connection'],
    ['57014', 503, 'a statement timeout'],
    ['55P03', 503, 'an unavailable lock'],
    ['ECONNREFUSED', 503, 'a refused connection'],
    ['ECONNRESET', 503, 'a reset connection'],
    ['23502', 500, 'a null in a required column'],
    ['42P01', 500, 'an unknown table'],
    ['XX000', 500, 'an internal error'],
  ])('%s is mapped to %i: %s', (code, status) => {
    for (const refusal of refusals(code)) expect(toAppError(refusal).spec.status).toBe(status);
  });

  it('sets Retry-After if the database is unavailable', () => {
    expect(toAppError(refusals('08006')[0]).retryAfterS).toBeGreaterThan(0);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])(`is recognized by the driver's message "%s"`, (message) => {
    expect(toAppError(new Error(message)).spec.status).toBe(503);
  });

  it('discloses no details', () => {
    for (const refusal of refusals('23505')) {
      const error = toAppError(refusal);
      expect(JSON.stringify(error.entries)).not.toMatch(/secret detail|things|parameter/);
    }
  });

  it('provides the violated constraint', () => {
    for (const refusal of refusals('23505')) expect(violatedConstraint(refusal)).toBe('things_name_unique');
    for (const other of [null, 'text', new Error('x'), { constraint: 1 }]) {
      expect(violatedConstraint(other)).toBeNull();
    }
  });

  it('can be retried only after a conflict', () => {
    const retryable = ['40001', '40P01', '23505', '08006'].map((code) =>
      isSerializationFailure(refusals(code)[1]),
    );
    expect(retryable).toEqual([true, true, false, false]);
  });
});

describe('other errors', () => {
  it('are unchanged if declared', () => {
    const error = new NotSignedIn();
    expect(toAppError(error)).toBe(error);
  });

  it.each([
    [new BadRequestException('inside'), 400],
    [new NotFoundException('Cannot PUT /x'), 404],
    [new HttpException('x', 405), 404],
    [new HttpException('x', 418), 500],
    [Object.assign(new Error('request entity too large'), { status: 413 }), 413],
    [Object.assign(new Error('unsupported charset'), { status: 415 }), 415],
    [Object.assign(new Error('request aborted'), { status: 400 }), 400],
    [Object.assign(new Error('odd'), { status: 422 }), 400],
    [Object.assign(new Error('odd'), { status: 599 }), 500],
    [new TypeError('x is undefined'), 500],
    ['text', 500],
    [null, 500],
    [undefined, 500],
  ])('%s is mapped to %i', (error, status) => {
    const mapped = toAppError(error);
    expect(mapped.spec.status).toBe(status);
    expect(mapped.entries).toHaveLength(1);
    expect(JSON.stringify(mapped.entries)).not.toMatch(/inside|Cannot PUT|undefined/);
  });
});
