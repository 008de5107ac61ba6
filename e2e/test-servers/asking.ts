import { startVariant } from './variant';

const fanSince = {
  id: 'fanSince',
  type: 'date',
  label: { ar: 'مشجّع منذ', en: 'A fan since' },
};

/** Starts Noor with a date field in its sign-up form, which no sample realm has. */
export const startAskingForDate = () =>
  startVariant('noor', (file) => ({
    ...file,
    auth: {
      ...file.auth,
      providers: file.auth.providers.map((provider) =>
        provider.type === 'id' && Array.isArray(provider.fields)
          ? { ...provider, fields: [...provider.fields, fanSince] }
          : provider,
      ),
    },
  }));
