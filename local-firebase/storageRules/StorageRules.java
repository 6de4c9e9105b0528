import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Judges Cloud Storage rules with the rules engine inside the jar of the Firestore emulator.
 *
 * <p>Speaks the line protocol of the official storage rules runtime: a JSON request per line of standard input, a JSON
 * answer per line of standard output, and at first an answer with the id -1, which says that it is ready. Ends when
 * standard input ends.
 */
public final class StorageRules {
  private final FirebaseRulesProtoCompiler compiler =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build());
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws IOException {
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // Standard output belongs to the protocol, so a library that prints must not reach it.
    System.setOut(System.err);
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    StorageRules rules = new StorageRules();

    answers.println("{\"id\":-1,\"status\":\"ok\"}");
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      answers.println(rules.answer(JsonParser.parseString(line).getAsJsonObject()));
    }
  }

  private JsonObject answer(JsonObject request) {
    Answer answer = new Answer(request.get("id"));
    try {
      JsonObject context = request.getAsJsonObject("context");
      if (request.get("action").getAsString().equals("load_ruleset")) {
        loadRuleset(context, answer);
      } else {
        verify(context, answer);
      }
    } catch (ExecutionException failure) {
      answer.deny(failure.getCause());
    } catch (Exception failure) {
      answer.deny(failure);
    }
    return answer.toJson();
  }

  private void loadRuleset(JsonObject context, Answer answer) throws InvalidProtocolBufferException {
    Source source = parse(context.get("source"), Source.newBuilder()).build();
    CompileResult compiled = compiler.compile(source);
    compiled.getIssues().forEach(answer::add);
    if (compiled.hasCompilationError()) {
      return;
    }
    rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    answer.result.addProperty("rulesVersion", compiled.getRulesetAst().getVersion().getNumber());
  }

  private void verify(JsonObject context, Answer answer)
      throws InvalidProtocolBufferException, ExecutionException, InterruptedException {
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    answer.result.addProperty("permit", ruleset.evaluate(ruleContext(context)).get().permit());
  }

  private static RuleContext ruleContext(JsonObject context) throws InvalidProtocolBufferException {
    RuleContext.Builder builder =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue value = parse(variable.getValue(), ExpressionValue.newBuilder()).build();
      builder.supplyVariable(variable.getKey(), value);
    }
    return builder.build();
  }

  private static <B extends Message.Builder> B parse(JsonElement json, B builder)
      throws InvalidProtocolBufferException {
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), builder);
    return builder;
  }

  /** What is answered to one request. */
  private static final class Answer {
    final JsonObject result = new JsonObject();
    private final JsonElement id;
    private final JsonArray errors = new JsonArray();
    private final JsonArray warnings = new JsonArray();

    Answer(JsonElement id) {
      this.id = id;
    }

    void add(Issue issue) {
      JsonArray list = issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings;
      list.add("line " + issue.getSourcePosition().getLine() + ": " + issue.getDescription());
    }

    /** A rule that fails, for instance on a field that is not there, permits nothing. */
    void deny(Throwable reason) {
      result.addProperty("permit", false);
      warnings.add(reason.toString());
    }

    JsonObject toJson() {
      JsonObject json = new JsonObject();
      json.add("id", id);
      json.addProperty("status", "ok");
      json.add("errors", errors);
      json.add("warnings", warnings);
      json.add("result", result);
      return json;
    }
  }
}
