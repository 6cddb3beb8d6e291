import 'i18next';

declare module 'i18next' {
  /** A missing text is its key, never null. */
  interface CustomTypeOptions {
    returnNull: false;
  }
}
