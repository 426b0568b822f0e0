import type { SiteCheck } from './seo-check.ts';

export const slowPage: SiteCheck = {
  id: 'slow-page',
  title: 'Pages that are slow for visitors',
  severity: 'warning',
  why: 'Measured in the browsers of visitors, the slowest quarter left out. Google uses the same measures to rank pages.',
  fix: 'Look at the page in Analytics. A large first picture, late fonts, or a long task are the usual reasons.',
  findAll: ({ slowVitals }) =>
    slowVitals.map(({ path, name, value, limit }) => ({
      path,
      place: 'weight',
      key: name,
      message: `${name} is ${value}; good is at most ${limit}.`,
    })),
};
