import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.createResponse;
import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.createValue;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.*;
import com.google.common.util.concurrent.*;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firestore.v1.Document;
import com.google.firestore.v1.Value;
import com.google.gson.*;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.*;
import java.util.*;
import java.util.function.Function;

/**
 * Evaluates Cloud Storage rules with the rules engine in the Firestore emulator's jar.
 *
 * <p>Speaks the line protocol of the official storage rules runtime: one JSON request per line of
 * standard input, one JSON response per line of standard output, and first a response with the id
 * -1, which means that it is ready. If rules need a Firestore document, it is requested under the
 * id of the request, and arrives in a line with the same id. Ends when standard input ends.
 */
public final class StorageRules {
  /**
   * The limit of Cloud Storage for one request is two documents. Whether it counts a second call for the same document
   * isn't documented, so it counts here.
   */
  private static final int MOST_CALLS = 2;

  private static final String TOO_MANY = "The rules ask for a document more than twice.";

  private static final PrintStream OUTPUT = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);

  private final FirebaseRulesProtoCompiler compiler =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build());
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();
  private final Map<JsonElement, SettableFuture<JsonObject>> awaited = new HashMap<>();

  public static void main(String[] args) {
    // Standard output is for the protocol, so redirect libraries that print.
    System.setOut(System.err);
    var rules = new StorageRules();
    print(Map.of("id", -1, "status", "ok"));
    var input = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    input.lines().forEach(line -> rules.receive(JsonParser.parseString(line).getAsJsonObject()));
  }

  private static void print(Map<String, Object> line) {
    OUTPUT.println(new Gson().toJson(line));
  }

  private void receive(JsonObject line) {
    var document = awaited.remove(line.get("id"));
    if (document == null) answer(line);
    else document.set(line);
  }

  private void answer(JsonObject request) {
    Answer answer = new Answer(request.get("id"));
    try {
      JsonObject context = request.getAsJsonObject("context");
      if (request.get("action").getAsString().equals("load_ruleset")) loadRuleset(context, answer);
      else verify(context, answer);
    } catch (Exception failure) {
      answer.onFailure(failure);
    }
  }

  private void loadRuleset(JsonObject context, Answer answer) throws IOException {
    var compiled = compiler.compile(parse(context.get("source"), Source.newBuilder()));
    compiled.getIssues().forEach(answer::add);
    if (compiled.hasCompilationError()) {
      answer.give(Map.of());
    } else {
      rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
      answer.give(Map.of("rulesVersion", compiled.getRulesetAst().getVersion().getNumber()));
    }
  }

  private void verify(JsonObject context, Answer answer) throws IOException {
    var ruleset = rulesets.get(context.get("rulesetName").getAsString());
    var verdict = ruleset.evaluate(ruleContext(context, new Documents(answer.id)));
    Futures.addCallback(verdict, answer, Runnable::run);
  }

  private static RuleContext ruleContext(JsonObject context, Documents documents) throws IOException {
    var builder =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString())
            .supplyFunction(documents.function("firestore.get", document -> document))
            .supplyFunction(documents.function("firestore.exists", document -> document != null));
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      builder.supplyVariable(variable.getKey(), parse(variable.getValue(), ExpressionValue.newBuilder()).build());
    }
    return builder.build();
  }

  private static <B extends Message.Builder> B parse(JsonElement json, B builder) throws IOException {
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), builder);
    return builder;
  }

  /** The Firestore documents that the rules read for one request; null if missing. */
  private final class Documents {
    private final Map<String, ListenableFuture<Object>> byPath = new HashMap<>();
    private final JsonElement id;
    private int calls;

    Documents(JsonElement id) {
      this.id = id;
    }

    AsyncRuntimeFunction function(String name, Function<Object, Object> resultOf) {
      return new AsyncRuntimeFunction() {
        @Override
        public String name() {
          return name;
        }

        @Override
        public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
          calls += 1;
          if (calls > MOST_CALLS) return Futures.immediateFailedFuture(new IllegalStateException(TOO_MANY));
          var segments = call.getArguments(0).getPathValue().getSegmentsList();
          String path = segments.stream().map(segment -> "/" + segment.getSimple()).collect(joining());
          return Futures.transform(
              byPath.computeIfAbsent(path, Documents.this::read),
              document -> createResponse(createValue(resultOf.apply(document))),
              Runnable::run);
        }
      };
    }

    private ListenableFuture<Object> read(String path) {
      SettableFuture<JsonObject> answer = SettableFuture.create();
      awaited.put(id, answer);
      print(Map.of("action", "fetch_firestore_document", "server_request_id", id, "context", Map.of("path", path)));
      return Futures.transformAsync(answer, this::documentIn, Runnable::run);
    }

    private ListenableFuture<Object> documentIn(JsonObject answer) throws IOException {
      String status = answer.get("status").getAsString();
      if (status.equals("not_found")) return Futures.immediateFuture(null);
      if (!status.equals("ok")) throw new IOException("Firestore cannot be asked.");
      var fields = parse(answer.get("result"), Document.newBuilder()).getFieldsMap();
      return Futures.immediateFuture(Map.of("data", Maps.transformValues(fields, this::plain)));
    }

    private Object plain(Value value) {
      if (value.hasNullValue()) return null;
      if (value.hasMapValue()) return Maps.transformValues(value.getMapValue().getFieldsMap(), this::plain);
      if (value.hasArrayValue()) return Lists.transform(value.getArrayValue().getValuesList(), this::plain);
      return value.getAllFields().values().iterator().next();
    }
  }

  /** The response to one request. */
  private static final class Answer implements FutureCallback<EvaluationResult> {
    final JsonElement id;
    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    Answer(JsonElement id) {
      this.id = id;
    }

    void add(Issue issue) {
      List<String> list = issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings;
      list.add("line " + issue.getSourcePosition().getLine() + ": " + issue.getDescription());
    }

    @Override
    public void onSuccess(EvaluationResult verdict) {
      give(Map.of("permit", verdict.permit()));
    }

    /** A rule that fails, such as on a missing field, permits nothing. */
    @Override
    public void onFailure(Throwable reason) {
      warnings.add(reason.toString());
      give(Map.of("permit", false));
    }

    void give(Map<String, Object> result) {
      print(Map.of("id", id, "status", "ok", "errors", errors, "warnings", warnings, "result", result));
    }
  }
}
