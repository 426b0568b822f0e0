import { ActionForm, FormField, TextField } from '#src/admin/kit/form/action-form.tsx';

/** Chooses the files of an export, and its period if they do not say it. */
export const UploadForm = () => (
  <>
    <ActionForm
      intent="upload"
      submit="Check the files"
      busy="Checking…"
      encType="multipart/form-data"
    >
      <FilesField />
      <PeriodFields isOptional />
    </ActionForm>
    <p className="note measure mt-4">
      In Search Console, open Performance, choose dates, then Export and Download CSV. Pages.csv,
      Queries.csv, and Dates.csv are imported; a file with the columns page, query, clicks,
      impressions, and position, such as the API writes, also says which queries lead to which page.
      A file may have 50,000 rows. Set the language of Search Console to English.
    </p>
  </>
);

const FilesField = () => (
  <FormField name="files" label="ZIP file or CSV files" hint="Up to 8 MB together.">
    {(control) => (
      <input {...control} type="file" multiple accept=".zip,.csv,text/csv,application/zip" />
    )}
  </FormField>
);

interface PeriodFieldsProps {
  isOptional?: boolean;
  values?: { from: string; to: string };
}

/** The first and the last day of an export. */
export const PeriodFields = ({ isOptional, values }: PeriodFieldsProps) => (
  <div className="beside grid items-start gap-4 gap-x-6">
    <TextField
      name="from"
      label={isOptional ? 'First day, if the files do not say it' : 'First day'}
      hint="Such as 2026-08-01"
      autoComplete="off"
      maxLength={10}
      {...(values && { defaultValue: values.from })}
    />
    <TextField
      name="to"
      label="Last day"
      hint="Such as 2026-10-31"
      autoComplete="off"
      maxLength={10}
      {...(values && { defaultValue: values.to })}
    />
  </div>
);
