import { expect, test } from 'vitest';
import { readFields, refuseForm } from './form-result.ts';

test('trims everything but passwords, and takes the first of repeated fields', () => {
  const form = new FormData();
  form.append('intent', 'invite');
  form.append('email', ' bo@x.example ');
  form.append('email', 'other@x.example');
  form.append('confirm-password', ' a b ');
  form.append('file', new File(['x'], 'x.txt'));
  expect(readFields(form)).toEqual({
    intent: 'invite',
    email: 'bo@x.example',
    'confirm-password': ' a b ',
  });
});

test('a refused form repeats what was typed, but no passwords, codes and tokens', () => {
  const fields = {
    intent: 'invite',
    email: 'bo@x.example',
    password: 'secret-1',
    'confirm-password': 'secret-2',
    'confirm-code': '123456',
    token: 'secret-3',
  };
  const refused = refuseForm(fields, { errors: { email: 'No' } });
  expect(refused).toEqual({
    intent: 'invite',
    errors: { email: 'No' },
    values: { intent: 'invite', email: 'bo@x.example' },
  });
});
