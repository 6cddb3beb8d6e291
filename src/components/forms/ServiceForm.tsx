import { Formik, type FormikValues } from 'formik';
import { FormBody, type FormBodyProps } from './FormBody';
import type { ServiceFormState } from './useServiceForm';

interface ServiceFormProps<Values extends FormikValues> extends Omit<FormBodyProps, 'fields'> {
  form: Pick<ServiceFormState<Values, unknown>, 'formik' | 'body'>;
}

/** Renders a form whose state `useServiceForm` manages. */
export function ServiceForm<Values extends FormikValues>({ form, ...props }: ServiceFormProps<Values>) {
  return (
    <Formik {...form.formik}>
      <FormBody {...form.body} {...props} />
    </Formik>
  );
}
