import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs } from '../../intake/intakeDocs';
import { REFERENCE } from '../../intake/reference';
import { envelope } from '../../platform/http/answerShapes';
import type { Part } from '../../platform/part';
import { crmLead } from './crmLead';
import { lead } from './lead';
import { leadAnswerShape } from './leadAnswer';
import { leadConfirmation } from './leadConfirmation';
import { Leads } from './Leads';
import { leadSchema } from './leadSchema';

/** Contact details that visitors leave about a project or a product. */
export const leadsService: Part = {
  place: 20,
  collections: [Leads],
  deliveries: [crmLead, leadConfirmation],
  routes: [
    {
      method: 'POST',
      path: '/web/bmby/lead',
      handler: handleIntake(lead),
      docs: intakeDocs({
        summary: 'Leaves contact details about a project or a product; refusals carry the same envelope',
        body: leadSchema,
        accepted: {
          description: 'The lead is stored',
          schema: envelope(leadAnswerShape),
          headers: { [REFERENCE]: 'The number by which staff find the lead' },
        },
      }),
    },
  ],
};
