import {
  APIError,
  AuthenticationError,
  DuplicateCollection,
  DuplicateFieldName,
  DuplicateGlobal,
  ErrorDeletingFile,
  FileRetrievalError,
  FileUploadError,
  Forbidden,
  InvalidConfiguration,
  InvalidFieldName,
  InvalidFieldRelationship,
  JobCancelledError,
  Locked,
  LockedAuth,
  MissingCollectionLabel,
  MissingEditorProp,
  MissingFieldInputOptions,
  MissingFieldType,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  UnverifiedEmail,
  ValidationError,
} from 'payload';

/** Payload's errors by the names they are written with; a minifier shortens names of classes, but leaves those of properties. */
export const ERRORS = {
  APIError,
  AuthenticationError,
  DuplicateCollection,
  DuplicateFieldName,
  DuplicateGlobal,
  ErrorDeletingFile,
  FileRetrievalError,
  FileUploadError,
  Forbidden,
  InvalidConfiguration,
  InvalidFieldName,
  InvalidFieldRelationship,
  JobCancelledError,
  Locked,
  LockedAuth,
  MissingCollectionLabel,
  MissingEditorProp,
  MissingFieldInputOptions,
  MissingFieldType,
  MissingFile,
  NotFound,
  QueryError,
  UnauthorizedError,
  UnverifiedEmail,
  ValidationError,
};

/**
 * Gives the classes of Payload's errors their names back, which the production build takes from them. Payload
 * tells the sentence of an error only if its class has a name ("An unknown error occurred." otherwise), and
 * chooses by it how loudly an error is logged.
 */
export function nameErrors(): void {
  for (const [name, error] of Object.entries(ERRORS))
    Object.defineProperty(error, 'name', { value: name, configurable: true });
}
